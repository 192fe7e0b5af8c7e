export { default as common } from '@fairground/i18n/locales/en/common.json'
export { default as portal } from '@fairground/i18n/locales/en/portal.json'
export { default as ui } from '@fairground/i18n/locales/en/ui.json'
