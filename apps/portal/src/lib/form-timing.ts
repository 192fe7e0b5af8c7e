/** When a form complains: on leaving a field, late enough that the words do not push a button away under a finger. */
export const formTiming = { mode: 'onTouched', delayError: 300 } as const
