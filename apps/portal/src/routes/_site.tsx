import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { SiteLayout, type Surround } from './-layouts/site-layout.tsx'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    surround?: Surround
  }
}

export const Route = createFileRoute('/_site')({
  // Comes with the first script, as the home page does: files of their own would only be more requests.
  codeSplitGroupings: [],
  component: Site,
})

function Site() {
  const surround = useMatches({ select: (matches) => matches.at(-1)?.staticData.surround })
  return (
    <SiteLayout surround={surround}>
      <Outlet />
    </SiteLayout>
  )
}
