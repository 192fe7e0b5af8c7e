/** What the vendor's server said: an answer, or the code of its refusal. `OFFLINE` is our own: no answer came. */
export type Outcome<Value, Code extends string = string> =
  | { ok: true; value: Value }
  /** `place` is where in the request the reason lies, where the vendor says so. */
  | { ok: false; code: Code; place?: string }
