// A provider sends people back here. In a window of its own the page that opened it goes on, told on this origin only;
// in the same window the answer waits for the page where the visit began.
try {
  if (window.opener) {
    window.opener.postMessage({ kind: 'social-return', search: location.search }, location.origin)
    window.close()
  } else {
    sessionStorage.setItem('socialReturn', location.search)
    const begun = JSON.parse(sessionStorage.getItem('socialVisit') || '{}')
    location.replace(begun.purpose === 'link' ? '/member/securityCenter' : '/login')
  }
} catch {
  location.replace('/login')
}
