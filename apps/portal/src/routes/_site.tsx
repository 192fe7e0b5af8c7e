import { createFileRoute, Outlet } from '@tanstack/react-router'
import { SiteLayout } from './-layouts/site-layout.tsx'

export const Route = createFileRoute('/_site')({
  component: () => (
    <SiteLayout>
      <Outlet />
    </SiteLayout>
  ),
})
