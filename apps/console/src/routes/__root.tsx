import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router'
import { OfflineNote } from '../components/offline-note.tsx'
import { PageFailed } from '../components/page-failed.tsx'
import { PageNotFound } from '../components/page-not-found.tsx'

export const Route = createRootRoute({
  component: Root,
  errorComponent: Failed,
  notFoundComponent: PageNotFound,
})

function Root() {
  return (
    <>
      <Outlet />
      <OfflineNote />
    </>
  )
}

function Failed({ error }: { error: unknown }) {
  const router = useRouter()
  return <PageFailed error={error} onRetry={() => void router.invalidate()} />
}
