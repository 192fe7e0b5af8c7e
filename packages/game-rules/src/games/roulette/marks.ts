/** The mark of zero; that of another number is as many letters later, in the order of their code. */
const firstMark = 0x30

/** One letter for each of the 37 numbers. */
export const markOfNumber = (number: number): string => String.fromCodePoint(firstMark + number)

/** The number that a letter of the road stands for. */
export const numberOfMark = (mark: string): number => (mark.codePointAt(0) ?? firstMark) - firstMark
