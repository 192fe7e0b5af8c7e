// A file of its own: it comes right after the page is taken over, and weighs nothing on it.
export { keepUpWithDeployments } from '@fairground/ui'
