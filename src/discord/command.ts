import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Asked, Chat } from './chat.ts';
import type { Reply } from './reply.ts';

/** A slash command; each stands in a file of its own in `commands/` as the default export. */
export interface Command {
  readonly data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  /** Its answer is seen by who asks; what all are to see is posted as a message of its own. */
  readonly run: (interaction: ChatInputCommandInteraction, asked: Asked, chat: Chat) => Promise<Reply>;
  /** Choices for the option that is being typed, at most 25. */
  readonly complete?: (interaction: AutocompleteInteraction, asked: Asked, chat: Chat) => Promise<readonly string[]>;
}
