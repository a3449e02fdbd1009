import { describe, expect, it } from 'vitest';
import { addresses, announcement } from './product.ts';

const lan = () => '192.168.1.20';
const at = (env: Record<string, string>, address = lan) => addresses(undefined, env, address);

describe('addresses of the product', () => {
  it('are local by default', () => {
    expect(at({})).toMatchObject({
      host: '127.0.0.1',
      publicOrigin: 'http://localhost:8080',
      sandboxOrigin: 'http://localhost:8081',
      isOpen: false,
    });
  });

  it('use the network address when the product listens on the network', () => {
    expect(at({ HOST: '0.0.0.0', PORT: '9000', SANDBOX_PORT: '9001' })).toMatchObject({
      publicOrigin: 'http://192.168.1.20:9000',
      sandboxOrigin: 'http://192.168.1.20:9001',
      isOpen: true,
    });
    expect(at({ HOST: '10.0.0.8' }).sandboxOrigin).toBe('http://10.0.0.8:8081');
  });

  it('follow the settings first', () => {
    const env = {
      HOST: '0.0.0.0',
      PUBLIC_ORIGIN: 'https://play.example',
      SANDBOX_PUBLIC_ORIGIN: 'https://games.example',
    };
    expect(at(env)).toMatchObject({
      publicOrigin: 'https://play.example',
      sandboxOrigin: 'https://games.example',
    });
  });
});

describe('the output at startup', () => {
  it('prints the addresses of the product and of the SMS inbox, without a QR code', async () => {
    const text = await announcement(at({}));
    expect(text).toContain('http://localhost:8080');
    expect(text).toContain('http://localhost:8081/sms');
    expect(text).not.toMatch(/[▀▄█]/);
  });

  it('prints a QR code when the product listens on the network', async () => {
    const text = await announcement(at({ HOST: '0.0.0.0' }));
    expect(text).toContain('http://192.168.1.20:8080');
    const drawn = text.split('\n').filter((line) => /[▀▄█]/.test(line));
    expect(drawn.length).toBeGreaterThan(10);
    expect(text).toContain('Everybody on the network can reach it now');
  });

  it('explains how to set the address without a network', async () => {
    const nowhere = addresses(undefined, { HOST: '0.0.0.0' }, () => undefined);
    const text = await announcement(nowhere);
    expect(text).toContain('PUBLIC_ORIGIN');
    expect(text).not.toMatch(/[▀▄█]/);
  });
});
