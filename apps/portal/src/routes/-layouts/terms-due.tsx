import { useNavigate } from '@tanstack/react-router'
import { TermsDueDialog } from '../../features/session/terms-due-dialog.tsx'

/** Whoever does not agree is signed out, and at home. */
export function TermsDue() {
  const navigate = useNavigate()
  return <TermsDueDialog onLeft={() => void navigate({ to: '/' })} />
}
