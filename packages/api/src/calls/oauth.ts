import * as z from 'zod/mini';
import { nothing } from '../entities/common.ts';
import { identityProvider } from '../entities/identity.ts';
import { codeSent, sendCode } from './codes.ts';
import { defineCall } from './define.ts';

const text = (max: number) => z.string().check(z.maxLength(max));

export const identityProviders = defineCall({
  id: 'oauth.identityProviders',
  method: 'GET',
  path: '/oauth/providers',
  auth: 'none',
  in: 'query',
  request: nothing,
  response: z.object({ rows: z.array(identityProvider) }),
  summary: 'Lists the site’s identity providers with authorization endpoint, client id and scopes.',
  origin: 'addition',
});

export const socialLogin = defineCall({
  id: 'oauth.socialLogin',
  method: 'POST',
  path: '/oauth/facebook/login',
  auth: 'none',
  in: 'body',
  request: z.object({
    /** The authorization code of the provider's redirect. */
    code: text(4000),
    /** RFC 7636: 43 to 128 unreserved characters, whose S256 challenge the provider received. */
    codeVerifier: z.string().check(z.regex(/^[\w.~-]{43,128}$/)),
    /** The redirect address: `/pages/login/socialLogin` of this site. */
    redirectUri: text(400),
    /** The nonce of the authorization request, if it had one. An addition. */
    nonce: z.optional(text(128)),
  }),
  response: z.object({
    token: z.string(),
    /**
     * False for a new identity: the token may only bind a phone, fill the profile and log out
     * (product decision 21); any other call is answered 422 `phone.unbound`.
     */
    phoneBound: z.boolean(),
  }),
  beside: ['token'],
  secrets: ['code', 'codeVerifier'],
  summary: 'Logs in with an authorization code of the identity provider and PKCE.',
  origin: 'specification',
});

export const sendBindingPhoneCode = defineCall({
  id: 'oauth.sendBindingPhoneCode',
  method: 'POST',
  path: '/oauth/sendBindingPhoneCode',
  auth: 'player',
  in: 'form',
  request: sendCode,
  response: codeSent,
  secrets: ['code', 'captchaCode'],
  activity: true,
  beforeBinding: true,
  summary: 'Sends the SMS code that binds a phone to a social login.',
  origin: 'specification',
});

export const bindingPhone = defineCall({
  id: 'oauth.bindingPhone',
  method: 'POST',
  path: '/oauth/bindingPhone',
  auth: 'player',
  in: 'form',
  request: z.object({
    phone: text(40),
    code: text(12),
    /** Another player's invitation code; used for a new account only. An addition. */
    inviteCode: z._default(text(40), ''),
  }),
  response: z.object({
    /** Replaces the token of the request, which is dead afterwards (S17). */
    token: z.string(),
    /** False if the phone had an account, which the social login is now linked to. */
    isNew: z.boolean(),
  }),
  beside: ['token'],
  secrets: ['code'],
  activity: true,
  beforeBinding: true,
  summary:
    'Binds the verified phone to a social login: creates an account, or links the existing one (product decision 21).',
  origin: 'specification',
});
