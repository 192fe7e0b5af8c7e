import { PageMissing } from './page-missing.tsx'
import { SiteLayout } from './site-layout.tsx'

export const NotFound = () => (
  <SiteLayout>
    <PageMissing />
  </SiteLayout>
)
