/** What schemas are made of, for what is read elsewhere than in a call. */
export {
  array,
  boolean,
  check,
  fallback,
  literal,
  looseObject,
  nullable,
  number,
  object,
  picklist,
  pipe,
  record,
  regex,
  safeInteger,
  safeParse,
  string,
  transform,
  union,
  unknown,
  variant,
} from 'valibot'
export type { GenericSchema, InferInput, InferOutput } from 'valibot'
