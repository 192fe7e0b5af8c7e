import { liveStudios } from '@fairground/art/catalogue'

/** The studio by the name it has in the lobby; the first for one that this client does not know yet. */
export const studioOf = (name: string): string =>
  (liveStudios.find((studio) => studio.name === name) ?? liveStudios[0]).slug
