import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteLayout } from './-layouts/site-layout.tsx'

export const Route = createFileRoute('/_site')({
  // Comes with the first script, as the home page does: files of their own would only be more requests.
  codeSplitGroupings: [],
  component: () => (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  ),
})
