import { fileURLToPath } from 'node:url';
import { GlobalFonts } from './canvas.ts';

/** The only family that pictures name; registered from the repository's own files. */
const FAMILY = 'Board Sans';

const FONT_FILES = ['NotoSans-Regular.ttf', 'NotoSans-Bold.ttf'] as const;

/** Full path of a bundled font file. */
export const fontPath = (file: string): string => fileURLToPath(new URL(`../../assets/fonts/${file}`, import.meta.url));

for (const file of FONT_FILES) {
  if (GlobalFonts.registerFromPath(fontPath(file), FAMILY) === null) throw new Error(`cannot load font ${file}`);
}

/** A value for `context.font`; sizes in pixels. */
export const font = (size: number, weight: 'normal' | 'bold' = 'normal'): string => `${weight} ${size}px "${FAMILY}"`;
