import { type DisplayLanguage, directionOf } from '@fairground/i18n'
import { errorText } from '@fairground/i18n/server'

/** Page for rate-limited readers, in their language; it retries automatically. */
export const busyPage = (language: DisplayLanguage, seconds: number): string => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<meta http-equiv="refresh" content="${seconds}">
<title>Fairground</title>
</head>
<body style="display:grid;place-content:center;min-height:90vh;margin:0;padding:24px;font:18px/1.5 system-ui,sans-serif;text-align:center">
<main><p style="font-size:2rem">🎪</p><h1 style="font-size:1.25rem">Fairground</h1><p role="status">${errorText(language, 'TOO_MANY_REQUESTS')}</p></main>
</body>
</html>
`
