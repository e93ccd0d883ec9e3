import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface PageBundle {
  readonly script: string;
  readonly style: string;
}

const folder = fileURLToPath(new URL('page', import.meta.url));

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    absWorkingDir: folder,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2023',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`${entry} gave no bundle`);
  return file.text;
}

/** Bundles the page's script and style once. Throws where the page does not compile. */
export async function bundlePage(): Promise<PageBundle> {
  const [script, style] = await Promise.all([bundled('main.ts'), bundled('style.css')]);
  return { script, style };
}
