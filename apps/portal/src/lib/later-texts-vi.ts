export { default as errors } from '@fairground/i18n/locales/vi/errors.json'
export { default as pages } from '@fairground/i18n/locales/vi/pages.json'
