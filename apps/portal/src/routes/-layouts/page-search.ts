/** Which page of a long list is shown, from 1. */
export const pageSearch = ({ page }: Record<string, unknown>): { page?: number } =>
  typeof page === 'number' && Number.isInteger(page) && page > 1 && page <= 1_000 ? { page } : {}
