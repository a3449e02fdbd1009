import { captchaImage } from '@parlor/api/calls/auth';
import { answer } from '@parlor/api/mocks';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="120" height="44"%3E%3Ctext x="20" y="30" font-size="24"%3EaB3x%3C/text%3E%3C/svg%3E';

/** A captcha for stories: a picture without a server. */
export const captcha = answer(captchaImage, () => ({ img: picture, uuid: 'story' }));
