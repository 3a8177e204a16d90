// The headers of every answer. Nothing is loaded from elsewhere, no script or style stands in a page, and nobody frames it.

const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' data:",
  "object-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
].join('; ');

const ALWAYS = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

const PLAIN: Readonly<Record<string, string>> = { ...ALWAYS, 'Content-Security-Policy': POLICY };

/** Over plain HTTP these would lock people out, or do nothing. */
const UNDER_TLS: Readonly<Record<string, string>> = {
  ...ALWAYS,
  'Content-Security-Policy': `${POLICY}; upgrade-insecure-requests`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000',
};

export const headersFor = (secure: boolean): Readonly<Record<string, string>> => (secure ? UNDER_TLS : PLAIN);
