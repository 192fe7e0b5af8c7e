import { createFileRoute } from '@tanstack/react-router'
import { FairnessPage } from '../../features/content/fairness-page.tsx'

export const Route = createFileRoute('/_site/fairness')({ component: FairnessPage })
