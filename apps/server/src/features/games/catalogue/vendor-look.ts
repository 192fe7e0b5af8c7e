/** How the operator lets vendors look. */
export interface VendorLook {
  /** In place of the letters TCG; undefined where names stay as they are. */
  tcgAlias: string | undefined
  /** Where the pictures of vendors lie; empty for those that the site makes itself. */
  imageBase: string
}

/** The name that is shown: one that begins with TCG is told by the alias, the rest of it stays. */
export const shownVendor = (name: string, { tcgAlias }: VendorLook): string =>
  tcgAlias !== undefined && name.startsWith('TCG') ? tcgAlias + name.slice('TCG'.length) : name

/** Address of a vendor's picture for a type of games; undefined where the operator has none. */
export const vendorImage = ({ imageBase }: VendorLook, code: string, gameType: string): string | undefined =>
  imageBase === '' ? undefined : `${imageBase}/${encodeURIComponent(code)}/${encodeURIComponent(gameType)}`
