/** A page that staff look at before it is published: the ticket of their preview stands in the address. */
export const previewSearch = ({ preview }: Record<string, unknown>): { preview?: string } =>
  typeof preview === 'string' ? { preview: preview.slice(0, 500) } : {}
