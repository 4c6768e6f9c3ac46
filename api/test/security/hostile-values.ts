/** Values that have broken somebody's server: limits and one beyond, odd text, odd numbers, odd shapes, injections. */
export const hostileValues: unknown[] = [
  null, true, false, 0, -0, 1, -1, 26, 101, 10_001, 0.1, 19.999, 1e21, 1e308, -1e308, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER + 1, 2 ** 31, -(2 ** 31) - 1,
  'NaN', 'Infinity', '1e309', '-0', '0x10', '1_000', '１２', '٣', '1,5', '1.005', '', ' ', '\t\n', '\0', 'a\0b', '\u200b', '\u202Eabc', '\uD800', '\uDFFF', '\uFEFF', '𝒜'.repeat(50), '🎿'.repeat(300), 'é'.normalize('NFD'), 'İ', 'ß', 'ﷺ',
  'a'.repeat(193), 'a'.repeat(10_001), 'x'.repeat(200_000), '00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '01a1fcb5-cd26-74ef-9edf-2544b131e2c9', '{01a1fcb5-cd26-74ef-9edf-2544b131e2c9}',
  '2026-02-30', '9999-12-31', '0000-00-00', '-000001-01-01', '+275760-09-13', '2026-11-01T06:30:00Z', '9999-12-31T23:59:59.999Z', '2026-03-08T02:30', '24:00', '23:60', '99:99',
  "'", "''", '";--', "' or '1'='1", "'; drop table orders; --", "1); select pg_sleep(5); --", '$1', '%', '_', '\\', '%%%%%%%%', '\\\\%', '${7*7}', '{{7*7}}', '<script>alert(1)</script>', 'javascript:alert(1)',
  '../../../etc/passwd', '..%2f..%2f', 'file:///etc/passwd', 'http://169.254.169.254/', 'a@b', 'a@b.c\r\nBcc: x@y.z', '"<x>"@example.test', '(((((((((((((((((((((a)))))))))))))))))))))!',
  [], [[]], [null], [[[[[[[[[[]]]]]]]]]], {}, { $ne: null }, { $gt: '' }, { toString: 'x' }, { constructor: { prototype: { admin: true } } }, { length: -1 }, Array.from({ length: 600 }, () => 1),
]

export const hostileKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'tenant_id', 'isMainStaff', '', ' ', 'a'.repeat(5000), '$where', 'status']
export const hostileBodies = ['', '{', '[]', 'null', '"text"', '123', '{"a":1,}', '{"a":1,"a":2}', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":{"x":1}}}', `${'['.repeat(5000)}${']'.repeat(5000)}`, `{"a":"${'\\u0000'.repeat(100)}"}`, '\uFEFF{}', '{"n":1e999}', '<xml/>', 'a=b&c=d', '{"a":"\\ud800"}', '\0', 'true false']
export const hostileHeaders: Record<string, string>[] = [
  { 'content-type': 'text/plain' }, { 'content-type': 'application/xml' }, { 'content-type': 'multipart/form-data' }, { 'content-type': 'application/json; charset=utf-16' }, { 'content-type': '' }, { 'content-type': 'application/x-www-form-urlencoded' },
  { 'idempotency-key': 'x' }, { 'idempotency-key': '00000000-0000-0000-0000-00000000000' }, { 'idempotency-key': "' or 1=1" }, { 'accept-language': '*'.repeat(3000) }, { accept: 'text/html' }, { accept: 'image/*' },
  { authorization: 'Bearer' }, { authorization: 'Bearer a.b.c' }, { authorization: 'Basic YTpi' }, { authorization: `Bearer ${'a'.repeat(9000)}` }, { 'x-http-method-override': 'DELETE' }, { host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }, { range: 'bytes=0-' }, { 'content-encoding': 'gzip' },
]
