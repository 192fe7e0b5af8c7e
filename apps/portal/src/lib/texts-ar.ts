import '@fairground/ui/styles/arabic.css'

export { default as common } from '@fairground/i18n/locales/ar/common.json'
export { default as portal } from '@fairground/i18n/locales/ar/portal.json'
export { default as ui } from '@fairground/i18n/locales/ar/ui.json'
