/** What the vendor's server said: an answer, or the code of its refusal. `OFFLINE` is our own: no answer came. */
export type Outcome<Value, Code extends string = string> =
  | { ok: true; value: Value }
  /** The message is for programs: some vendors begin it with the place in the request. */
  | { ok: false; code: Code; message?: string | undefined }
