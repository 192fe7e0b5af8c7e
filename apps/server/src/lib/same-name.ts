/** A person's name without marks, case and doubled blanks: banks write "NGUYEN VAN DUC" for "Nguyễn Văn Đức". */
export const foldName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase().replace(/\s+/g, ' ').trim()

/** Whether two people write the same name, one of them perhaps a bank. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other)
