import type { FastifyRequest } from 'fastify';
import { invalidForm } from './apiError.ts';
import { isJson } from './json.ts';
import type { UploadedFile } from './messageRules.ts';
import type { Json } from './types.ts';

export interface RequestBody {
  readonly body: Json;
  readonly files: readonly UploadedFile[];
}

/** A JSON body, or a multipart one with its JSON in `payload_json` and files in `files[n]`. */
export async function readBody(request: FastifyRequest): Promise<RequestBody> {
  if (!request.isMultipart()) return { body: objectOf(request.body ?? {}), files: [] };
  const files: UploadedFile[] = [];
  let body: Json = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const index = /^files\[(\d+)\]$/.exec(part.fieldname)?.[1];
      if (index === undefined) throw invalidForm([part.fieldname], 'Files are named files[n].');
      files.push({ index, filename: part.filename, contentType: part.mimetype, bytes: await part.toBuffer() });
    } else if (part.fieldname === 'payload_json') {
      body = parsePayload(part.value);
    }
  }
  return { body, files };
}

function objectOf(value: unknown): Json {
  if (!isJson(value)) throw invalidForm([], 'Must be an object.');
  return value;
}

function parsePayload(value: unknown): Json {
  try {
    const parsed: unknown = JSON.parse(String(value));
    if (isJson(parsed)) return parsed;
  } catch {
    // Refused below, as anything else that is no object.
  }
  throw invalidForm(['payload_json'], 'Not a JSON object.');
}
