import { createFileRoute } from '@tanstack/react-router'
import { DownPage } from '../../features/downloads/down-page.tsx'

export const Route = createFileRoute('/_site/down')({ component: DownPage })
