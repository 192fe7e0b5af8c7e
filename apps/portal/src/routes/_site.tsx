import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router'
import { surroundOf } from './-layouts/centres.ts'
import { SiteLayout } from './-layouts/site-layout.tsx'

export const Route = createFileRoute('/_site')({
  // Comes with the first script, as the home page does: files of their own would only be more requests.
  codeSplitGroupings: [],
  component: Site,
})

function Site() {
  const { pathname } = useLocation()
  return (
    <SiteLayout surround={surroundOf(pathname)}>
      <Outlet />
    </SiteLayout>
  )
}
