import * as z from 'zod'

// Messages are keys of the `errors` catalogue.

export const Login = z.object({
  username: z.string().trim().min(1, 'validation.required').max(64, 'validation.tooLong'),
  password: z.string().min(1, 'validation.required').max(128, 'validation.tooLong'),
})
export type Login = z.infer<typeof Login>

/** Characters of a new password. */
export const passwordLengthMin = 12
export const passwordLengthMax = 128

export const NewPassword = z
  .object({
    oldPassword: z.string().min(1, 'validation.required'),
    newPassword: z.string().min(passwordLengthMin, 'validation.tooShort').max(passwordLengthMax, 'validation.tooLong'),
    repeated: z.string(),
  })
  .refine(({ newPassword, repeated }) => newPassword === repeated, { path: ['repeated'], message: 'notSame' })
export type NewPassword = z.infer<typeof NewPassword>
