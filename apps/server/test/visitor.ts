/** A browser without scripts: goes from page to page of a provider, keeps cookies, fills in its forms. */
class Visitor {
  #cookies = new Map<string, string>()

  /** The page after all redirects, or the address at which the way leaves the provider. */
  async go(url: string, form?: Record<string, string>): Promise<{ page?: string; leftTo?: URL }> {
    const start = new URL(url)
    let next = start
    let body = form && new URLSearchParams(form)
    for (let i = 0; i < 10; i += 1) {
      if (next.origin !== start.origin) return { leftTo: next }
      const response = await fetch(next, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
        ...(body && { body }),
      })
      for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
      const to = response.headers.get('location')
      if (!to) return { page: await response.text() }
      next = new URL(to, next)
      body = undefined
    }
    throw new Error(`${url} redirects for ever`)
  }

  #keep(cookie: string) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    this.#cookies.set(name, value)
  }
}

/** Where the form of a page leads. */
const actionOf = (page: string | undefined): string => {
  const action = /<form[^>]* action="([^"]+)"/.exec(page ?? '')?.[1]
  if (!action) throw new Error(`a page without a form: ${page?.slice(0, 400)}`)
  return action
}

/** Signs in at the provider and agrees; what it sends back to the site. */
export async function visitAs(id: string, url: string): Promise<URLSearchParams> {
  const visitor = new Visitor()
  const login = await visitor.go(url)
  const consent = await visitor.go(actionOf(login.page), { prompt: 'login', login: id, password: 'any' })
  const end = await visitor.go(actionOf(consent.page), { prompt: 'consent' })
  return returnedBy(end)
}

/** Goes there and does not want to. */
export async function visitAndRefuse(url: string): Promise<URLSearchParams> {
  const visitor = new Visitor()
  const login = await visitor.go(url)
  return returnedBy(await visitor.go(`${actionOf(login.page)}/abort`))
}

/** What the provider says to a visit that it does not take. */
export const visitRefused = async (url: string): Promise<string> => (await new Visitor().go(url)).page ?? ''

function returnedBy({ leftTo, page }: { leftTo?: URL; page?: string }): URLSearchParams {
  if (!leftTo) throw new Error(`the provider kept its visitor: ${page?.slice(0, 400)}`)
  return leftTo.searchParams
}
