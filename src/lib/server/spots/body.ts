import type { Upload } from '../packages/packages.js';
import { mediaType } from '../platform/http/body.js';
import { badRequest } from '../platform/http/errors.js';
import { withForm, type FormReceiver } from '../packages/upload.js';
import { NewSpotBodySchema, type NewSpotBody } from '../../api/spots.js';
import { checkedBody } from '../platform/http/validation.js';

const WHOLE_NUMBER = /^\d{1,16}$/;

export interface NewSpotRequest {
  readonly spot: NewSpotBody;
  /** Its package, if the body is multipart with a file. */
  readonly file: Upload | undefined;
}

/**
 * Runs `use` with the body of `POST /Spots`: JSON, or multipart/form-data with the same members as fields.
 * @throws HttpError, or as `withForm`
 */
export async function withNewSpot<T>(
  request: Request,
  readJson: () => Promise<Record<string, unknown>>,
  receiver: FormReceiver,
  use: (asked: NewSpotRequest) => Promise<T>
): Promise<T> {
  if (mediaType(request) !== 'multipart/form-data') {
    return use({ spot: checkedSpot(await readJson()), file: undefined });
  }
  return withForm(request, receiver, ({ fields, file }) => use({ spot: checkedSpot(recordOf(fields)), file }));
}

function checkedSpot(body: Record<string, unknown>): NewSpotBody {
  return checkedBody(NewSpotBodySchema, body) as NewSpotBody;
}

/** Fields are texts; converts those that are numbers in JSON. */
function recordOf(fields: readonly (readonly [name: string, text: string])[]): Record<string, unknown> {
  const record = Object.create(null) as Record<string, unknown>;
  for (const [name, text] of fields) {
    if (name in record) throw givenTwice(name);
    const { type } = (NewSpotBodySchema.properties as Record<string, { type?: string }>)[name] ?? {};
    record[name] = type === 'integer' && WHOLE_NUMBER.test(text) ? Number(text) : text;
  }
  return record;
}

function givenTwice(name: string) {
  return badRequest('given-twice', (t) => t.spots.fieldTwice(name));
}
