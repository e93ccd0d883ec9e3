// The package ships its zod schemas without types.
declare module 'discord-api-spec/zod' {
  import type { z } from 'zod';

  export const ApplicationCommandAutocompleteCallbackRequestSchema: z.ZodType;
  export const ApplicationCommandUpdateRequestSchema: z.ZodType;
  export const CreateMessageInteractionCallbackRequestSchema: z.ZodType;
  export const CreatePrivateChannelRequestSchema: z.ZodType;
  export const CreateTextThreadWithMessageRequestSchema: z.ZodType;
  export const CreateTextThreadWithoutMessageRequestSchema: z.ZodType;
  export const IncomingWebhookInteractionRequestSchema: z.ZodType;
  export const IncomingWebhookUpdateRequestPartialSchema: z.ZodType;
  export const MessageCreateRequestSchema: z.ZodType;
  export const MessageEditRequestPartialSchema: z.ZodType;
  export const ModalInteractionCallbackRequestSchema: z.ZodType;
  export const UpdateMessageInteractionCallbackRequestSchema: z.ZodType;
  export const UpdateThreadRequestPartialSchema: z.ZodType;
}
