import type { StaffGame } from '@fairground/contract'

interface Names {
  vi: string
  en: string
}

/** A name in this language, or in the other one. */
export const nameIn = ({ vi, en }: Names, language: string): string => (language === 'vi' ? vi || en : en || vi)

/** The name that visitors read in this language. */
export const shownName = ({ names, vendorNames }: StaffGame, language: string): string => {
  const key = language === 'vi' ? 'vi' : 'en'
  return names[key] || vendorNames[key] || vendorNames.en || vendorNames.vi
}
