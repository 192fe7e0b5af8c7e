/** Where live tables stand side by side. */
export const tablePlace = 'grid gap-3 sm:grid-cols-2 md:gap-4 lg:grid-cols-3 xl:grid-cols-4'
