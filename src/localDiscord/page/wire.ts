/**
 * What the page and its server say to each other: one JSON text a websocket message. Ids are Discord's snowflakes,
 * times are milliseconds since 1970, urls are paths on the local Discord.
 */

export interface PersonCard {
  readonly id: string;
  readonly name: string;
  /** A locale of Discord, such as `tr` or `en-GB`. */
  readonly locale: string;
  /** Messages that mention the person and that nobody has read as this person. */
  readonly mentions: number;
}

export interface AppCard {
  readonly id: string;
  readonly name: string;
  readonly online: boolean;
}

/** Where one can write: a channel, a thread under its channel, the person's direct messages with the app. */
export interface Place {
  readonly id: string;
  readonly kind: 'channel' | 'thread' | 'dm';
  readonly name: string;
  readonly parentId: string | null;
  readonly archived: boolean;
  readonly unread: boolean;
  readonly mentions: number;
}

export const OPTION_KINDS = ['string', 'integer', 'number', 'boolean', 'user', 'channel', 'other'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

export interface Choice {
  readonly name: string;
  readonly value: OptionValue;
}

export interface OptionCard {
  /** The name the app knows; `label` is its name in the person's language. */
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly kind: OptionKind;
  readonly required: boolean;
  readonly autocomplete: boolean;
  readonly choices: readonly Choice[];
  readonly min: number | null;
  readonly max: number | null;
}

/** One command as the person may run it; a subcommand is a command of its own, `server check`. */
export interface CommandCard {
  readonly path: string;
  readonly label: string;
  readonly description: string;
  readonly options: readonly OptionCard[];
}

export interface Picture {
  readonly url: string;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

export interface AttachmentCard {
  readonly id: string;
  readonly filename: string;
  readonly size: number;
  readonly url: string;
  /** Null for a file that is no picture a browser may show. */
  readonly picture: Picture | null;
}

export interface EmbedCard {
  readonly color: number | null;
  readonly author: string | null;
  readonly title: string | null;
  readonly url: string | null;
  readonly description: string | null;
  readonly fields: readonly { readonly name: string; readonly value: string; readonly inline: boolean }[];
  readonly image: Picture | null;
  readonly thumbnail: Picture | null;
  readonly footer: string | null;
  readonly at: number | null;
}

export const BUTTON_STYLES = ['primary', 'secondary', 'success', 'danger', 'link'] as const;
export type ButtonStyle = (typeof BUTTON_STYLES)[number];

export interface ButtonCard {
  readonly kind: 'button';
  readonly style: ButtonStyle;
  readonly label: string;
  readonly emoji: string | null;
  readonly disabled: boolean;
  readonly customId: string | null;
  readonly url: string | null;
}

export interface MenuItem {
  readonly value: string;
  readonly label: string;
  readonly description: string | null;
  readonly emoji: string | null;
  readonly chosen: boolean;
}

export interface SelectCard {
  readonly kind: 'select';
  readonly customId: string;
  readonly placeholder: string | null;
  readonly disabled: boolean;
  readonly min: number;
  readonly max: number;
  readonly items: readonly MenuItem[];
}

export interface TextInputCard {
  readonly kind: 'input';
  readonly customId: string;
  readonly label: string;
  readonly hint: string | null;
  readonly long: boolean;
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  readonly placeholder: string | null;
  readonly value: string;
}

export type ComponentCard =
  | ButtonCard
  | SelectCard
  | { readonly kind: 'row'; readonly inside: readonly ComponentCard[] }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'section'; readonly inside: readonly ComponentCard[]; readonly beside: ComponentCard | null }
  | { readonly kind: 'container'; readonly color: number | null; readonly inside: readonly ComponentCard[] }
  | { readonly kind: 'gallery'; readonly pictures: readonly Picture[] }
  | { readonly kind: 'thumbnail'; readonly picture: Picture }
  | { readonly kind: 'file'; readonly url: string; readonly filename: string }
  | { readonly kind: 'separator'; readonly line: boolean };

export interface MessageCard {
  readonly id: string;
  readonly author: { readonly id: string; readonly name: string; readonly app: boolean };
  readonly at: number;
  readonly edited: boolean;
  readonly content: string;
  readonly embeds: readonly EmbedCard[];
  readonly attachments: readonly AttachmentCard[];
  readonly components: readonly ComponentCard[];
  /** The app has answered "later". */
  readonly thinking: boolean;
  /** Only the reader sees it. */
  readonly ephemeral: boolean;
  /** It mentions the reader. */
  readonly mentionsReader: boolean;
  readonly replyTo: { readonly id: string; readonly author: string; readonly text: string } | null;
  readonly usedCommand: { readonly userId: string; readonly userName: string; readonly name: string } | null;
  readonly threadId: string | null;
}

export type ModalPart =
  | TextInputCard
  | { readonly kind: 'choose'; readonly label: string; readonly hint: string | null; readonly select: SelectCard }
  | { readonly kind: 'text'; readonly text: string };

export interface ModalCard {
  /** Names the open dialog to the server. */
  readonly key: string;
  readonly title: string;
  readonly parts: readonly ModalPart[];
}

/** Parts of the view; each is sent when it has changed. */
export type Push =
  | { readonly part: 'people'; readonly people: readonly PersonCard[]; readonly app: AppCard; readonly guild: string }
  | { readonly part: 'places'; readonly reader: string; readonly places: readonly Place[] }
  | { readonly part: 'commands'; readonly reader: string; readonly commands: readonly CommandCard[] }
  | {
      readonly part: 'messages';
      readonly reader: string;
      readonly place: string;
      /** Ids of all messages shown, oldest first; those that are new or differ follow whole. */
      readonly order: readonly string[];
      readonly changed: readonly MessageCard[];
      readonly more: boolean;
    };

export type PageAction =
  | { readonly do: 'watch'; readonly person: string; readonly place: string; readonly limit: number }
  | {
      readonly do: 'command';
      readonly person: string;
      readonly place: string;
      readonly command: string;
      readonly options: OptionValues;
    }
  | {
      readonly do: 'autocomplete';
      readonly person: string;
      readonly place: string;
      readonly command: string;
      readonly options: OptionValues;
      readonly focused: string;
    }
  | {
      readonly do: 'click';
      readonly person: string;
      readonly place: string;
      readonly message: string;
      readonly customId: string;
    }
  | {
      readonly do: 'select';
      readonly person: string;
      readonly place: string;
      readonly message: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | {
      readonly do: 'submitModal';
      readonly person: string;
      readonly modal: string;
      readonly fields: Readonly<Record<string, string>>;
    }
  | { readonly do: 'say'; readonly person: string; readonly place: string; readonly text: string }
  | { readonly do: 'dismiss'; readonly person: string; readonly message: string };

export interface PageRequest {
  readonly number: number;
  readonly action: PageAction;
}

export type Outcome =
  | { readonly ok: true; readonly modal?: ModalCard; readonly choices?: readonly Choice[] }
  | { readonly ok: false };

export type ServerMessage = Push | { readonly part: 'outcome'; readonly number: number; readonly outcome: Outcome };
