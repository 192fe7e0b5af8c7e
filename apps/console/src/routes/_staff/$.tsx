import { createFileRoute } from '@tanstack/react-router'
import { PageNotFound } from '../../components/page-not-found.tsx'

/** Any other address, with the way back in sight for who is signed in. */
export const Route = createFileRoute('/_staff/$')({ component: PageNotFound })
