// Runs before the first paint and outside the bundle: the content security policy allows no inline script.
;(function () {
  var said = /(?:^|; )guichet_scheme=(light|dark)/.exec(document.cookie)
  var isDark = said ? said[1] === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
