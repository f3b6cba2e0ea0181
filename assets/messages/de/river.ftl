set-river = Der Fluss
tip-river = Der Fluss muss an seinem Ende weitergehen und darf nie zweimal nacheinander in dieselbe Richtung abbiegen.

river-not-continued = Ein Flussplättchen muss am offenen Ende des Flusses anschließen.
river-u-turn = Der Fluss darf nicht zweimal hintereinander in dieselbe Richtung abbiegen.
river-blocked = Hier liefe der Fluss in andere Plättchen; anders gedreht hat er Platz.
river = Fluss
river-hint = Die Partie beginnt mit einem Fluss.
river-source = Quelle des Flusses
river-lake = See des Flusses
river-towards = Fluss { to-directions }
