import { expect, test } from 'vitest'
import { testApp } from '../../test/app.ts'

const { app } = await testApp()

test.each(['/healthz', '/django_auth/login/', '/api/v0/users/me.json/', '/api/v0/nowhere/'])(
  '%s runs our own scripts alone, in no frame',
  async (url) => {
    const { headers } = await app.inject({ method: 'GET', url })
    const policy = String(headers['content-security-policy']).split(';')
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ]),
    )
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'SAMEORIGIN' })
    expect(headers).not.toHaveProperty('x-powered-by')
  },
)
