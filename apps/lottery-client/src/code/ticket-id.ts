/** The ticket whose page this is; undefined on a lottery's own page. */
export const ticketIdOf = (pathname: string): string | undefined => /^\/ticket\/([\w-]{1,64})$/.exec(pathname)?.[1]
