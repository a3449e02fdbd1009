// Variable fonts, split by unicode-range: a page in English never fetches Thai or Burmese.
import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/noto-sans-thai/wght.css';
import '@fontsource-variable/noto-sans-myanmar/wght.css';
