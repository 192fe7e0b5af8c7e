import type { StaffGame } from '@fairground/contract'

/** The name that visitors read in this language. */
export const shownName = ({ names, vendorNames }: StaffGame, language: string): string => {
  const key = language === 'vi' ? 'vi' : 'en'
  return names[key] || vendorNames[key] || vendorNames.en || vendorNames.vi
}
