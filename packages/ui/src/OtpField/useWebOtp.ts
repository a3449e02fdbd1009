import { useEffect, useRef } from 'react';

interface OtpCredential extends Credential {
  readonly code: string;
}

interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

const isOtpCredential = (credential: Credential | null): credential is OtpCredential =>
  credential !== null && 'code' in credential;

/**
 * Requests the code of the next SMS (WebOTP). Chromium on Android supports it, in a secure context
 * only; everywhere else this does nothing, and `autocomplete="one-time-code"` lets the keyboard
 * offer the code. The request is aborted when the field unmounts or no longer waits, because a
 * browser keeps one such request alive until then.
 */
export function useWebOtp(enabled: boolean, onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });

  useEffect(() => {
    if (!enabled || !('OTPCredential' in window)) return undefined;
    const controller = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        if (isOtpCredential(credential)) latest.current(credential.code);
      },
      // Aborted, denied or timed out: the player can still type the code.
      () => {},
    );
    return () => controller.abort();
  }, [enabled]);
}
