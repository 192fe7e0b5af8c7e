import { createFileRoute } from '@tanstack/react-router'
import { SpeedPage } from '../../features/downloads/speed-page.tsx'

export const Route = createFileRoute('/_site/speed')({ component: SpeedPage })
