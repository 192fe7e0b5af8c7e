/** LIKE pattern of everything that begins with the text; its own %, _ and \ match themselves. */
export const prefixPattern = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`
