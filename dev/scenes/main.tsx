// `npm run dev` serves every story picture at http://localhost:5173/dev/scenes/; no build contains this page.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import ScenesPage from '../gallery/ScenesPage';
import '../../src/ui/styles/styles.css';
import '../../src/ui/styles/dashboard.css';
import '../ui/gallery.css';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <ScenesPage />
    </StrictMode>,
  );
}
