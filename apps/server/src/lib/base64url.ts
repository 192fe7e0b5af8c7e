const form = /^[A-Za-z0-9_-]*$/

/** Whether a text is the one writing of its bytes: nothing skipped, no padding, and no bit set that the last letter does not need. */
export const isBase64url = (text: string): boolean =>
  form.test(text) && Buffer.from(text, 'base64url').toString('base64url') === text
