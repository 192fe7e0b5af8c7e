/** Form rule: something other than blanks. The answer is a key of the `errors` catalogue. */
export const required = (value: string | undefined): true | string => (value?.trim() ? true : 'validation.required')
